// In development tsx reads no configuration that says how this folder writes elements.
/** @jsxRuntime automatic */
import type { DisplayFace } from '../../domain/posters/display-face.ts';
import { firstLegible, heightOf, setText } from './lettering.ts';
import type { SharedInvite } from './read-shared-invite.ts';
import { Brand, colours, Lines, sheet } from './share-parts.tsx';
import type { SharingTexts } from './texts/en.ts';

interface SheetProps {
  readonly invite: SharedInvite;
  readonly texts: SharingTexts;
  readonly display: DisplayFace;
}

/** The inks of the posters as plain colours. */
const inks = { rosso: '#d23a24', giallo: '#f0b731', rosa: '#e9a9a3', crema: '#f4e9d2' } as const;

/** The hall: its rows are rings, and one seat is kept. How many sit there is nobody's to tell here. */
const hall = { x: 720, centre: { x: 960, y: 315 }, seats: 12, radius: 178 } as const;
const rows = [
  { radius: 118, width: 7 },
  { radius: 238, width: 14 },
  { radius: 300, width: 26 },
  { radius: 376, width: 44 },
  { radius: 480, width: 64 },
] as const;

/** Who invites to what, beside the hall in which a place is free. */
export function InviteSheet({ invite, texts, display }: SheetProps) {
  const { lead, unsignedLead, circle, somebody } = texts.invite;
  const inviter = invite.inviter && firstLegible(display, [invite.inviter, somebody]);
  const name = firstLegible(display, [invite.circle, circle]);
  const top = foot - heightOf(setText(display, name, nameRoom));
  return (
    <>
      <rect width={sheet.width} height={sheet.height} fill={colours.ground} />
      <Hall />
      <Brand />
      <Lines display={display} {...leadRoom} x={64} bottom={top - 40} fill={colours.accent}>
        {inviter ? lead(inviter) : unsignedLead}
      </Lines>
      <Lines display={display} {...nameRoom} x={64} bottom={foot} fill={colours.text}>
        {name}
      </Lines>
    </>
  );
}

/** The baseline of the last line. */
const foot = 566;
const leadRoom = { face: 'credit', width: 590, mostLines: 2, largest: 36, smallest: 24 } as const;
const nameRoom = {
  face: 'titleLine',
  width: 590,
  height: 290,
  mostLines: 4,
  largest: 124,
  smallest: 40,
} as const;

function Hall() {
  const { x, centre } = hall;
  const width = sheet.width - x;
  return (
    <svg
      x={x}
      width={width}
      height={sheet.height}
      viewBox={`${x} 0 ${width} ${sheet.height}`}
      overflow="hidden"
    >
      <rect x={x} width={width} height={sheet.height} fill={inks.rosso} />
      <g fill="none" stroke={inks.crema}>
        {rows.map((row) => (
          <circle
            key={row.radius}
            cx={centre.x}
            cy={centre.y}
            r={row.radius}
            strokeWidth={row.width}
          />
        ))}
      </g>
      <circle cx={centre.x} cy={centre.y} r="92" fill={inks.crema} />
      {Array.from({ length: hall.seats }, (_, seat) => (
        <Seat key={seat} seat={seat} />
      ))}
    </svg>
  );
}

/** The first, at the top, is the reader's own. */
function Seat({ seat }: { readonly seat: number }) {
  const turn = (seat / hall.seats) * 2 * Math.PI;
  const cx = hall.centre.x + hall.radius * Math.sin(turn);
  const cy = hall.centre.y - hall.radius * Math.cos(turn);
  if (seat > 0) return <circle cx={cx} cy={cy} r="26" fill={inks.rosa} />;
  return (
    <>
      <circle cx={cx} cy={cy} r="46" fill={inks.rosso} />
      <circle
        cx={cx}
        cy={cy}
        r="42"
        fill="none"
        stroke={inks.crema}
        strokeWidth="5"
        strokeDasharray="10 7"
      />
      <circle cx={cx} cy={cy} r="32" fill={inks.giallo} />
    </>
  );
}
