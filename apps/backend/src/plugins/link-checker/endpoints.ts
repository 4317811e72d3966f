import type { Endpoint } from 'payload';
import { recheckLinks } from './create-report.ts';

/** POST /api/link-report/look checks the internal links again, after some were fixed. Returns `{ "ok": true }` once the report is stored. */
export const linkReportEndpoints: Endpoint[] = [
	{
		path: '/link-report/look',
		method: 'post',
		handler: async (req) => {
			if (!req.user)
				return Response.json({ errors: [{ message: 'Sign in first' }] }, { status: 401 });
			await recheckLinks(req);
			return Response.json({ ok: true });
		},
	},
];
