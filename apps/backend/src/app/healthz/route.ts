import config from '@payload-config';
import { getPayload } from 'payload';
import { log } from '../../log.ts';

export const dynamic = 'force-dynamic';

/** 200 when the database answers, 503 otherwise. */
export async function GET(): Promise<Response> {
	try {
		const payload = await getPayload({ config });
		await payload.count({ collection: 'users' });
		return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
	} catch (cause) {
		log.error({ err: cause }, 'The database does not answer');
		return Response.json({ status: 'database unreachable' }, { status: 503 });
	}
}
