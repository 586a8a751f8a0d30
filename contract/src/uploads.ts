import { z } from 'zod';
import { circleId } from './ids.ts';
import { imageErrors } from './image-errors.ts';
import { defineRoute } from './route.ts';
import { anyText, fieldMessage } from './text.ts';

/** The widths in which an image can be asked for, as in `/objects/images/…?w=480`. */
export const imageWidths = [160, 480, 960, 1600] as const;

const address = anyText().max(2048, fieldMessage('field_too_long'));

export const uploadRoutes = {
  requestUpload: defineRoute({
    method: 'POST',
    path: '/api/objects/upload',
    summary: 'An address to which one image can be sent with PUT, within ten minutes',
    access: 'signed-in',
    status: 200,
    response: z.object({ uploadURL: z.string() }),
    errors: [],
  }),
  claimPostImage: defineRoute({
    method: 'PUT',
    path: '/api/post-images',
    summary: 'Makes an uploaded image ready for a post',
    access: 'signed-in',
    body: z.object({
      /** The address that the image was sent to, or the path that an earlier claim answered. */
      postImageURL: address,
      /** Critics takes smaller images than Social. */
      section: z.enum(['social', 'critics']).default('social'),
      /** For a post in a circle: from the start only its members can fetch the image. */
      circleId: circleId.optional(),
    }),
    status: 200,
    response: z.object({ objectPath: z.string() }),
    errors: imageErrors,
  }),
};
