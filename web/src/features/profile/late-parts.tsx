import type { ComponentProps } from 'react';
import { loadDictionary } from '../../i18n/load-dictionary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLateDialog } from '../../lib/loading/use-late-dialog.ts';
import { latePart, useLatePart } from '../../ui/loading/late-part.ts';
import type { Menu } from '../../ui/overlays/menu.tsx';
import { PartToCome } from '../../ui/loading/part-to-come.tsx';
import type { EditProfile } from './edit-profile.tsx';
import type { PeopleDialog } from './people-dialog.tsx';
import type { PictureDialog } from './picture-dialog.tsx';
import type { ProfileTabs } from './profile-tabs.tsx';

/** The person comes first, what they did right behind; what changes something when it is wanted. */
const tabs = latePart(() => import('./profile-tabs.tsx'));
const edits = latePart(() => import('./edit-profile.tsx'));
const people = latePart(() => import('./people-dialog.tsx'));
const menus = latePart(() => import('../../ui/overlays/menu.tsx'));
const pictures = latePart(async () => {
  const [part] = await Promise.all([import('./picture-dialog.tsx'), loadDictionary('uploads')]);
  return part;
});

export const preloadTabs = tabs.fetch;
export const preloadPeople = people.fetchAhead;
export const preloadEdit = edits.fetchAhead;
export const preloadOptions = menus.fetchAhead;

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

export function LatePeople(props: ComponentProps<typeof PeopleDialog>) {
  const part = useLateDialog({ dialog: people, open: true, onClose: props.onClose });
  return part !== null && <part.PeopleDialog {...props} />;
}

export function LatePicture(props: ComponentProps<typeof PictureDialog>) {
  const part = useLateDialog({ dialog: pictures, open: true, onClose: props.onClose });
  return part !== null && <part.PictureDialog {...props} />;
}

export function LateMenu(props: ComponentProps<typeof Menu>) {
  const part = useLateDialog({ dialog: menus, open: true, onClose: props.onClose });
  return part !== null && <part.Menu {...props} />;
}
