import type { Endpoint } from 'payload';
import { lookAgain } from './make-report.ts';

/** POST /api/link-report/look: looks again at the links within the site, for whoever has mended some. Answers `{ "ok": true }` once the report is stored. */
export const linkReportEndpoints: Endpoint[] = [
	{
		path: '/link-report/look',
		method: 'post',
		handler: async (req) => {
			if (!req.user)
				return Response.json({ errors: [{ message: 'Sign in first' }] }, { status: 401 });
			await lookAgain(req);
			return Response.json({ ok: true });
		},
	},
];
