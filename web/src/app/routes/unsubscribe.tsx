import { useSearch } from 'wouter';
import { UnsubscribePage } from '../../features/settings/unsubscribe-page.tsx';

export function Unsubscribe() {
  return <UnsubscribePage token={new URLSearchParams(useSearch()).get('token') ?? ''} />;
}
