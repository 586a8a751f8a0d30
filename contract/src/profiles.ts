import { z } from 'zod';
import { currentUser } from './auth.ts';
import { imageErrors } from './image-errors.ts';
import { defineRoute } from './route.ts';
import { fieldMessage, trimmedText } from './text.ts';

const profileImageBody = z.object({
  /** The address that the image was sent to; an empty text removes the picture. */
  imageUrl: trimmedText().max(2048, fieldMessage('field_too_long')),
});

export const profileRoutes = {
  setProfileImage: defineRoute({
    method: 'PUT',
    path: '/api/users/profile-image',
    summary: 'Makes an uploaded image one’s picture, or removes the picture',
    access: 'signed-in',
    body: profileImageBody,
    status: 200,
    response: currentUser,
    errors: imageErrors,
  }),
};
