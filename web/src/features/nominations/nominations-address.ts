import { useUrlState } from '../../lib/address/use-url-state.ts';
import { tournamentAddress } from '../../domain/season/tournament-address.ts';

interface NominationsPlace {
  form: 'add' | null;
}

/** The form stands in the address, so that back closes it and a link from elsewhere opens it. */
export function useNominationsAddress(tournamentId: number) {
  return useUrlState<NominationsPlace>({
    readPlace: (search) => ({
      form: new URLSearchParams(search).get('form') === 'add' ? 'add' : null,
    }),
    addressOf: ({ form }) =>
      `${tournamentAddress(tournamentId)}/nominations${form === null ? '' : `?form=${form}`}`,
  });
}
