import type { Access } from 'payload';

/** Every editor and administrator. */
export const isSignedIn: Access = ({ req }) => Boolean(req.user);
