import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { CoverField } from './cover-field.tsx';
import type { Cover } from './cover.ts';
import { FilmFields } from './film-fields.tsx';
import type { FilmForm } from './use-film-form.ts';
import type { FilmSearch } from './use-film-search.ts';

interface FilmFormDialogProps {
  title: string;
  description?: string | undefined;
  submitLabel: string;
  pendingLabel: string;
  filmForm: FilmForm;
  search: FilmSearch;
  cover: {
    cover: Cover;
    onCoverChange: (cover: Cover) => void;
    ownCover: string | null;
    databaseCover: string | null | undefined;
  };
  onClose: () => void;
}

/** The same form for a new film and for one that is there. */
export function FilmFormDialog(props: FilmFormDialogProps) {
  const { title, description, submitLabel, pendingLabel, filmForm, search, cover } = props;
  const { onClose } = props;
  const { t } = useTranslation();
  const formId = useId();
  const { submit, failure, isPending } = filmForm;

  /** What is being sent cannot be taken back: the dialog stays until there is an answer. */
  function leave(): void {
    if (!isPending) onClose();
  }

  return (
    <Dialog
      open
      wide
      onOpenChange={leave}
      title={title}
      description={description}
      closeLabel={t('films.close')}
      footer={
        <>
          <Button variant="ghost" onClick={leave}>
            {t('films.cancel')}
          </Button>
          <Button type="submit" form={formId} pending={isPending} pendingLabel={pendingLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <FilmFields
          filmForm={filmForm}
          search={search}
          cover={
            <CoverField
              {...cover}
              databaseCover={cover.databaseCover ?? null}
              filmForm={filmForm}
            />
          }
        />
      </form>
      <FormError>{failure}</FormError>
    </Dialog>
  );
}
