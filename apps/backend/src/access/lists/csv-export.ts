import type { CollectionSlug, DataFromCollectionSlug, Endpoint, Where } from 'payload';
import { writeCsv } from '../../platform/csv/write-csv.ts';
import { endpoint, fileResponse } from '../../platform/http/endpoint.ts';
import { isRecord } from '../../platform/http/reading/json-record.ts';
import { translator, type Words } from '../../platform/i18n/words.ts';
import { requireRight } from '../language-rights.ts';
import type { Entity } from '../rights.ts';

interface CsvExport<Slug extends CollectionSlug> {
	collection: Slug & Entity;
	file: `${string}.csv`;
	maxRows: number;
	/** The rows of the file, the header first. */
	toRows: (
		documents: readonly DataFromCollectionSlug<Slug>[],
		t: (text: Words) => string,
	) => readonly (readonly unknown[])[];
}

/** `GET /api/…/export.csv?where=…`: the newest documents that match the list's filter. Requires the `export` right. */
export const csvExport = <Slug extends CollectionSlug>({
	collection,
	file,
	maxRows,
	toRows,
}: CsvExport<Slug>): Endpoint =>
	endpoint('get', '/export.csv', async (req) => {
		requireRight(req, collection, 'export');
		const { docs } = await req.payload.find({
			collection,
			// Payload refuses what is no filter.
			where: isRecord(req.query.where) ? ({ ...req.query.where } as Where) : {},
			sort: '-createdAt',
			limit: maxRows,
			pagination: false,
			depth: 1,
			overrideAccess: true,
			showHiddenFields: true,
			req,
		});
		return fileResponse(file, writeCsv(toRows(docs, translator(req))));
	});
