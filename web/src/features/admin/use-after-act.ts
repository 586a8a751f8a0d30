import { showToast } from '../../ui/feedback/toast-store.ts';
import { useRefreshAdmin } from './use-refresh-admin.ts';

/** What comes after every act that went through: the dialog goes, it is told, and lists are asked again. */
export function useAfterAct(onClose: () => void): (doneText: string) => Promise<void> {
  const refresh = useRefreshAdmin();
  return async (doneText) => {
    onClose();
    showToast({ title: doneText });
    await refresh();
  };
}
