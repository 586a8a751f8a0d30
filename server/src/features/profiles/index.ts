/**
 * Profiles: how people show themselves to others, whom they follow, and whom they do not want to meet.
 * Who someone is and how they prove it is the business of auth.
 */
export { findPersonId } from './blocks.repo.ts';
export { editProfile } from './edit-profile.ts';
export { followUser } from './follow-user.ts';
export { setProfileImage } from './set-profile-image.ts';
export { serveProfiles } from './profiles.routes.ts';
export { acceptWaiting } from './accept-waiting.ts';
export { setPrivacy } from './follows.repo.ts';
