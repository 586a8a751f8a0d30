import { backRow, cineforum, midnight } from './circles.ts';

const open =
  '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540" viewBox="0 0 960 540">';

/** So many times the same, each in its place. */
function row(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** A lamp, its beam, and chairs that wait for Tuesday. */
const projector = `${open}<rect width="960" height="540" fill="#1f2a30"/>
  <path d="M170 214 960 20v470L170 274z" fill="#f2d27a" opacity=".2"/>
  <path d="M170 228 960 120v270L170 262z" fill="#f7e3a1" opacity=".3"/>
  <circle cx="94" cy="150" r="62" fill="#c9503c"/><circle cx="94" cy="150" r="20" fill="#1f2a30"/>
  <circle cx="206" cy="132" r="46" fill="#c9503c"/><circle cx="206" cy="132" r="14" fill="#1f2a30"/>
  <rect x="48" y="200" width="176" height="92" rx="12" fill="#e8dfc9"/>
  <rect x="224" y="222" width="44" height="46" rx="6" fill="#e8dfc9"/>
  <path d="M84 292h104l34 150h-30l-26-112h-60L80 442H50z" fill="#b9ae95"/>
  ${row(5, (index) => `<g transform="translate(${392 + index * 112} 388)"><rect width="88" height="86" rx="14" fill="#8f3226"/><rect y="74" width="88" height="34" rx="10" fill="#b6432f"/></g>`)}
  <rect y="494" width="960" height="46" fill="#141b1f"/></svg>`;

/** Hills, a moon, and somebody who should not be there. */
const night = `${open}<rect width="960" height="540" fill="#171c33"/>
  <circle cx="690" cy="170" r="112" fill="#f3e3b0"/><circle cx="646" cy="146" r="100" fill="#171c33" opacity=".16"/>
  ${row(26, (index) => `<circle cx="${(index * 197) % 950}" cy="${(index * 71) % 250}" r="${1 + (index % 3)}" fill="#f3e3b0" opacity=".8"/>`)}
  <path d="M0 372c150-96 270-70 400-16s250 44 560-74v258H0z" fill="#2a2f55"/>
  <path d="M0 436c190-60 330-24 470 0s320 10 490-58v162H0z" fill="#101428"/>
  <path d="M548 392v-92l22-30 22 30v92zm34-66h132v66H582z" fill="#101428"/><path d="m576 328 72-54 74 54z" fill="#0b0e1d"/>
  <rect x="606" y="342" width="20" height="26" fill="#f0b54a"/><rect x="664" y="342" width="20" height="26" fill="#f0b54a"/>
  <path d="M236 430c-6-60 6-112 34-112s40 52 34 112z" fill="#0b0e1d"/><circle cx="270" cy="300" r="24" fill="#0b0e1d"/>
  <path d="m250 286-6-28 20 12zm40 0 6-28-20 12z" fill="#0b0e1d"/><circle cx="262" cy="300" r="4" fill="#f0b54a"/><circle cx="279" cy="300" r="4" fill="#f0b54a"/></svg>`;

/** The screen as it looks from the last seats. */
const lastSeats = `${open}<rect width="960" height="540" fill="#3b1f24"/>
  <rect x="150" y="46" width="660" height="268" rx="6" fill="#f2e7cd"/>
  <circle cx="330" cy="150" r="52" fill="#e2a33c"/><path d="M150 262c120-70 190-20 300-10s230-50 360-30v92H150z" fill="#6f8f8b"/>
  <path d="M96 0h54v340H96zm714 0h54v340h-54z" fill="#8e2f34"/><path d="M0 0h96v372H0zm864 0h96v372h-96z" fill="#73262b"/>
  ${row(7, (index) => `<g transform="translate(${22 + index * 134} ${382 + (index % 2) * 10})"><circle cx="56" cy="22" r="${index === 4 ? 0 : 30}" fill="#1d1013"/><path d="M0 158V70q0-30 30-30h52q30 0 30 30v88z" fill="${index === 4 ? '#592229' : '#241418'}"/></g>`)}
  </svg>`;

/** A reel that has waited seventy years in its can. */
const reel = `${open}<rect width="960" height="540" fill="#d9c7a3"/>
  <path d="M0 404h960v136H0z" fill="#8d7350"/><ellipse cx="470" cy="430" rx="330" ry="34" fill="#000" opacity=".18"/>
  <circle cx="440" cy="250" r="190" fill="#3a3733"/><circle cx="440" cy="250" r="176" fill="#565048"/>
  ${row(5, (index) => `<circle cx="${440 + Math.round(106 * Math.cos(index * 1.2566))}" cy="${250 + Math.round(106 * Math.sin(index * 1.2566))}" r="42" fill="#d9c7a3"/>`)}
  <circle cx="440" cy="250" r="26" fill="#d9c7a3"/><path d="M440 438c150 6 240-30 330-22s130 24 190 14v44c-80 12-120-10-200-16s-190 34-320 26z" fill="#2b2723"/>
  ${row(11, (index) => `<rect x="${486 + index * 42}" y="${446 - (index > 6 ? 10 : 0)}" width="12" height="9" fill="#d9c7a3" opacity=".8"/>`)}</svg>`;

/** A ticket, kept. */
const ticket = `${open}<rect width="960" height="540" fill="#24404a"/>
  <g transform="rotate(-8 480 270)"><path d="M170 150h620v76a44 44 0 0 0 0 88v76H170v-76a44 44 0 0 0 0-88z" fill="#f0dfb4"/>
  <path d="M620 160v220" stroke="#b5483a" stroke-width="5" stroke-dasharray="12 12"/>
  <path d="m332 196 26 54 59 8-43 41 11 58-53-28-53 28 11-58-43-41 59-8z" fill="#b5483a"/>
  <path d="M462 226h112m-112 44h112m-112 44h74" stroke="#6a5a3a" stroke-width="12"/><path d="M676 214v112m26-112v112m26-112v112" stroke="#6a5a3a" stroke-width="10"/></g></svg>`;

export const covers: ReadonlyMap<string, string> = new Map([
  [cineforum, projector],
  [midnight, night],
  [backRow, lastSeats],
]);

export const postPictures = { reel, ticket } as const;
