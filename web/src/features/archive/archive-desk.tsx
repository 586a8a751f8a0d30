import type { ArchivedSeason } from '@girone/contract/archive';
import { boxLimits } from '@girone/contract/box-format';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { PackageOpen, Trash2 } from '../../ui/images/icons.ts';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { NextPage } from '../../lib/data-states/next-page.tsx';
import { currentFormat } from '../../lib/text/format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { FormError } from '../../ui/forms/form-error.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { archivedAddress } from './archive-address.ts';
import { archiveQuery, archiveRoot, importBox } from './archive.queries.ts';
import styles from './archive.module.css';

/** Where admins bring boxes in, and take out what should not have come. */
export function ArchiveDesk() {
  const { t } = useTranslation();
  const list = useInfiniteQuery(archiveQuery);
  const [leaving, setLeaving] = useState<ArchivedSeason | null>(null);
  const seasons = list.data ?? [];
  return (
    <Card as="section" flush className={styles.desk} aria-labelledby="archive-desk">
      <CardHead level={2} title={<span id="archive-desk">{t('box.archive.title')}</span>} />
      <BringIn />
      <ul className={styles.rows}>
        {seasons.map((season) => (
          <li key={season.id}>
            <TextLink href={archivedAddress(season.id)} className={styles.name}>
              {season.name}
            </TextLink>
            <span className={styles.quiet}>
              {t('box.archive.importedAt', { date: currentFormat().longDate(season.importedAt) })}
            </span>
            <IconButton
              label={t('box.archive.remove', { name: season.name })}
              onClick={() => setLeaving(season)}
            >
              <Trash2 {...buttonIcon} />
            </IconButton>
          </li>
        ))}
      </ul>
      <NextPage list={list} label={t('box.archive.more')} failed={t('box.archive.moreFailed')} />
      {leaving !== null && <TakeOut season={leaving} onClose={() => setLeaving(null)} />}
    </Card>
  );
}

function BringIn() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();
  const picker = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const bringing = useMutation({
    mutationFn: importBox,
    async onSuccess({ season, isNew }) {
      await queryClient.invalidateQueries({ queryKey: [archiveRoot] });
      const title = isNew ? 'box.archive.arrived' : 'box.archive.wasThere';
      showToast({ title: t(title, { name: season.name }) });
    },
  });

  function take(file: File | undefined): void {
    if (!file) return;
    const isTooLarge = file.size > boxLimits.importedBytes;
    setTooLarge(isTooLarge);
    if (isTooLarge) bringing.reset();
    else bringing.mutate(file);
  }

  return (
    <div className={styles.deskHead}>
      <p>{t('box.archive.text')}</p>
      <input
        ref={picker}
        hidden
        type="file"
        accept=".html,.json,text/html,application/json"
        data-testid="box-file"
        onChange={({ target }) => {
          take(target.files?.[0]);
          // The same file again is a choice, too.
          target.value = '';
        }}
      />
      <Button
        variant="secondary"
        icon={<PackageOpen {...buttonIcon} />}
        pending={bringing.isPending}
        pendingLabel={t('box.archive.bringing')}
        onClick={() => picker.current?.click()}
      >
        {t('box.archive.bring')}
      </Button>
      {tooLarge && <FormError>{t('box.archive.tooLarge')}</FormError>}
      {bringing.error !== null && <FormError>{failure(bringing.error)}</FormError>}
    </div>
  );
}

function TakeOut({ season, onClose }: { season: ArchivedSeason; onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();
  const removing = useMutation({
    mutationFn: () =>
      callApi('DELETE /api/admin/archive/:archiveId', {
        params: { archiveId: String(season.id) },
      }),
    onSuccess: () => showToast({ title: t('box.archive.removed', { name: season.name }) }),
    onError: (error) => showToast({ title: failure(error), variant: 'destructive' }),
    async onSettled() {
      onClose();
      await queryClient.invalidateQueries({ queryKey: [archiveRoot] });
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={onClose}
      title={t('box.archive.removeTitle', { name: season.name })}
      confirmLabel={t('box.archive.removeConfirm')}
      cancelLabel={t('shared.cancel')}
      pending={removing.isPending}
      onConfirm={() => removing.mutate()}
    >
      {t('box.archive.removeText')}
    </ConfirmDialog>
  );
}
