import { config } from 'zod';

// Building an object schema, zod tries whether it may compile code. Our content security policy
// says no, and the browser reports the attempt. To be imported before any schema.
config({ jitless: true });
