import type { Endpoint, Where } from 'payload';
import { requireRight } from '../../access/require-right.ts';
import { writeCsv } from '../../platform/csv/write-csv.ts';
import { fileResponse } from '../../platform/http/responses.ts';
import { translator } from '../../platform/i18n/translator.ts';
import { limits } from '../../platform/limits.ts';
import { type AuditAction, auditActions } from './actions.ts';

const columns = ['when', 'what', 'who', 'document', 'title', 'language', 'details'];

/** `GET /api/audit-entries/export.csv?where=…`: exports the newest entries that match the list's filter. For administrators. */
export const csvEndpoint: Endpoint = {
	path: '/export.csv',
	method: 'get',
	handler: async (req) => {
		requireRight(req, 'audit-entries', 'export');
		const filter = req.query.where;
		const { docs } = await req.payload.find({
			collection: 'audit-entries',
			where: typeof filter === 'object' && filter !== null ? ({ ...filter } as Where) : {},
			sort: '-createdAt',
			limit: limits.audit.exportRows,
			pagination: false,
			depth: 0,
			overrideAccess: false,
			user: req.user,
			req,
		});
		const t = translator(req);
		const rows = docs.map(({ createdAt, action, person, place, title, locale, details }) => [
			createdAt,
			t(auditActions[action satisfies AuditAction]),
			person,
			place,
			title,
			locale,
			details,
		]);
		return fileResponse('audit-trail.csv', writeCsv([columns, ...rows]));
	},
};
