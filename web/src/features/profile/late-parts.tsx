import { useEffect, useEffectEvent, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { loadSentencesOf } from '../../i18n/late-sentences.ts';
import { latePart, useLatePart, type LatePart } from '../../ui/late-part.ts';
import type { Menu } from '../../ui/menu.tsx';
import { PartToCome } from '../../ui/part-to-come.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { BlockQuestion } from './block-question.tsx';
import type { EditProfile } from './edit-profile.tsx';
import type { PeopleDialog } from './people-dialog.tsx';
import type { PictureDialog } from './picture-dialog.tsx';
import type { ProfileTabs } from './profile-tabs.tsx';

/** The person comes first, what they did right behind; what changes something when it is wanted. */
const tabs = latePart(() => import('./profile-tabs.tsx'));
const edits = latePart(() => import('./edit-profile.tsx'));
const people = latePart(() => import('./people-dialog.tsx'));
const blocks = latePart(() => import('./block-question.tsx'));
const menus = latePart(() => import('../../ui/menu.tsx'));
const pictures = latePart(async () => {
  const [part] = await Promise.all([import('./picture-dialog.tsx'), loadSentencesOf('uploads')]);
  return part;
});

export const preloadTabs = tabs.fetch;
export const preloadPeople = people.fetch;
export const preloadEdit = edits.fetch;
export const preloadOptions = menus.fetch;

export function LateTabs(props: ComponentProps<typeof ProfileTabs>) {
  const { t } = useTranslation();
  const { part, ...late } = useLatePart(tabs, true);
  if (part !== null) return <part.ProfileTabs {...props} />;
  return (
    <PartToCome
      {...late}
      level={2}
      height={320}
      loadingLabel={t('profile.tabs.loading')}
      failedTitle={t('shared.failure.network')}
      retryLabel={t('shared.retry')}
    />
  );
}

export function LateEditProfile(props: ComponentProps<typeof EditProfile>) {
  const { t } = useTranslation();
  const { part, ...late } = useLatePart(edits, true);
  if (part !== null) return <part.EditProfile {...props} />;
  return (
    <PartToCome
      {...late}
      level={2}
      height={420}
      loadingLabel={t('shared.form.loading')}
      failedTitle={t('shared.failure.network')}
      retryLabel={t('shared.retry')}
    />
  );
}

/**
 * What a press opens, once its code is there. Nothing stands in its place meanwhile: the focus stays
 * on the button, and finds back to it. Where the code does not arrive, a notice says so.
 */
function useWanted<Part>(late: LatePart<Part>, onClose: () => void): Part | null {
  const { t } = useTranslation();
  const { part, hasFailed, retry } = useLatePart(late, true);
  const giveUp = useEffectEvent(() => {
    showToast({ title: t('shared.failure.network'), variant: 'destructive' });
    onClose();
    retry();
  });
  useEffect(() => {
    if (hasFailed) giveUp();
  }, [hasFailed]);
  return part;
}

export function LatePeople(props: ComponentProps<typeof PeopleDialog>) {
  const part = useWanted(people, props.onClose);
  return part !== null && <part.PeopleDialog {...props} />;
}

export function LatePicture(props: ComponentProps<typeof PictureDialog>) {
  const part = useWanted(pictures, props.onClose);
  return part !== null && <part.PictureDialog {...props} />;
}

export function LateBlockQuestion(props: ComponentProps<typeof BlockQuestion>) {
  const part = useWanted(blocks, props.onClose);
  return part !== null && <part.BlockQuestion {...props} />;
}

export function LateMenu(props: ComponentProps<typeof Menu>) {
  const part = useWanted(menus, props.onClose);
  return part !== null && <part.Menu {...props} />;
}
