import type { Access } from 'payload';

/** What is noted about files is read by people who sign in; the files themselves by everybody. */
export const filesArePublic: Access = ({ req, isReadingStaticFile }) =>
	Boolean(req.user) || isReadingStaticFile === true;
