import { jsonResponse } from '../../platform/http/endpoint.ts';
import { hasFreeSpace } from '../../platform/observability/disk-space.ts';
import { reachedServices } from '../../platform/observability/services.ts';
import { pingDatabase } from './ping-database.ts';

/**
 * 200 if the database responds and the disk has free space; otherwise 503 with the reason. It names the state of bucket and mail server, whose
 * outage another backend would not end.
 */
export async function handleReadiness(): Promise<Response> {
	if (!(await pingDatabase())) return jsonResponse({ status: 'database unreachable' }, 503);
	if (!(await hasFreeSpace())) return jsonResponse({ status: 'disk full' }, 503);
	const services = [...reachedServices()].map(([name, isReached]) => [
		name,
		isReached ? 'reached' : 'unreachable',
	]);
	return jsonResponse({ status: 'ready', ...Object.fromEntries(services) });
}
