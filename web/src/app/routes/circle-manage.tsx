import { NotHereYet } from '../not-here-yet.tsx';

export function CircleManage() {
  return <NotHereYet title="pages.title.circleManage" />;
}
