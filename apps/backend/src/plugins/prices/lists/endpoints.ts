import type { Endpoint } from 'payload';
import { listEndpoints } from '../../../access/lists/list-endpoints.ts';
import { exportList } from './export-list.ts';
import { importList } from './import-list.ts';
import { type ListSlug, priceList } from './price-lists.ts';

/** The endpoints of a price list. */
export function csvEndpoints(slug: ListSlug): Endpoint[] {
	const list = priceList(slug);
	return listEndpoints(slug, {
		write: (req, excel) => exportList(req, list, excel),
		read: (req, bytes, options) => importList(req, list, bytes, options),
	});
}
