import { RotateCw } from '../../ui/images/icons.ts';
import { useState } from 'react';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Skeleton, SkeletonList, SkeletonPost } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import { SheetSection } from './dev-sheet-section.tsx';

export function StateSections() {
  return (
    <>
      <SheetSection title="Banners" width="full">
        <Stack gap={3}>
          <Banner
            kind="wait"
            title="In attesa di completamento"
            action={<Button size="small">Invita</Button>}
          >
            Mancano due film e un membro.
          </Banner>
          <Banner kind="ok" title="Pronto per avvio automatico">
            Il campionato comincia stasera alle 21:00.
          </Banner>
          <Banner kind="tip" title="A good championship has ten films or more">
            Fewer, and the table is settled by the first evening.
          </Banner>
        </Stack>
      </SheetSection>
      <SheetSection title="Toasts" width="half">
        <Toasts />
      </SheetSection>
      <SheetSection title="Dialogs" width="half">
        <Dialogs />
      </SheetSection>
      <SheetSection title="Skeleton" width="full">
        <Stack>
          <SkeletonList label="Loading posts" count={1}>
            <SkeletonPost />
          </SkeletonList>
          <Row wrap>
            <Skeleton shape="block" width={120} height={180} />
            <Skeleton shape="circle" />
            <Skeleton width={200} />
          </Row>
        </Stack>
      </SheetSection>
      <SheetSection title="Empty state" width="half">
        <EmptyState
          title="Nessuna Partita Disponibile"
          actions={<Button variant="secondary">Vai ai campionati</Button>}
        >
          Il torneo non è ancora iniziato.
        </EmptyState>
      </SheetSection>
      <SheetSection title="Error state" width="half">
        <ErrorState
          title="Campionato non trovato"
          actions={
            <>
              <Button icon={<RotateCw size={20} strokeWidth={1.75} aria-hidden />}>Riprova</Button>
              <Button variant="ghost">Tutti i campionati</Button>
            </>
          }
        >
          Forse è stato eliminato, o il link è incompleto.
        </ErrorState>
      </SheetSection>
    </>
  );
}

function Toasts() {
  return (
    <Row wrap>
      <Button variant="secondary" onClick={() => showToast({ title: 'Link copiato!' })}>
        Show a toast
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          showToast({
            title: 'Errore',
            description: 'Impossibile pubblicare il post.',
            variant: 'destructive',
          })
        }
      >
        Show a failure
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          showToast({
            title: 'Film eliminato',
            action: { label: 'Annulla', onAction: () => showToast({ title: 'È tornato.' }) },
          })
        }
      >
        Show an action
      </Button>
      <Toaster labels={{ region: 'Notifiche ({hotkey})', close: 'Chiudi' }} />
    </Row>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'none' | 'form' | 'confirm'>('none');
  const close = () => setOpen('none');
  return (
    <Row wrap>
      <Button variant="secondary" onClick={() => setOpen('form')}>
        Open a dialog
      </Button>
      <Button variant="danger" onClick={() => setOpen('confirm')}>
        Ask to delete
      </Button>
      <Dialog
        open={open === 'form'}
        onOpenChange={close}
        title="New circle"
        description="A small group with one long argument."
        closeLabel="Close"
        footer={
          <>
            <Button variant="ghost" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Create circle</Button>
          </>
        }
      >
        <Field label="Name">
          <Input placeholder="Cineforum del Giovedì" />
        </Field>
        <Field label="Description" optionalMark="(optional)">
          <Input />
        </Field>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={close}
        title="Delete this film?"
        confirmLabel="Delete film"
        cancelLabel="Keep it"
        danger
        onConfirm={close}
      >
        Persona leaves your list and every nomination. Finished matches keep their results.
      </ConfirmDialog>
    </Row>
  );
}
