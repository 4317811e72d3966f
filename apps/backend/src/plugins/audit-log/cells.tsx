import { getTranslation } from '@payloadcms/translations';
import type { Payload } from 'payload';
import type { ListCellProps } from '../../admin/list-cell.ts';
import { adminUrl, parseDocumentOf } from '../../documents/document-ref.ts';
import { words } from '../../platform/i18n/words.ts';

/** The props of the cells that these columns use. */
type Props = Pick<ListCellProps, 'payload' | 'cellData' | 'rowData'> & {
	i18n: Parameters<typeof getTranslation>[1];
};

const program = words('the program', 'programmet', 'das Programm');

/** The name of the account that has an e-mail address; the address if there is none. */
async function nameOf(payload: Payload, email: string): Promise<string> {
	const { docs } = await payload.find({
		collection: 'users',
		where: { email: { equals: email } },
		select: { name: true },
		limit: 1,
		depth: 0,
		pagination: false,
	});
	return docs[0]?.name?.trim() || email;
}

/** A column with the person of an audit entry, by name. */
export async function AuditPersonCell({ payload, cellData, i18n }: Props) {
	if (typeof cellData === 'string' && cellData !== '')
		return <span title={cellData}>{await nameOf(payload, cellData)}</span>;
	return <span className="own-quiet">{getTranslation(program, i18n)}</span>;
}

/** A column with the document of an audit entry: its kind, and its title as it was then. A link, as long as the document exists. */
export async function AuditDocumentCell({ payload, cellData, rowData, i18n }: Props) {
	const place = typeof cellData === 'string' ? cellData : '';
	const storedTitle = typeof rowData?.title === 'string' ? rowData.title : '';
	const { collections, globals } = payload.config;
	const document = parseDocumentOf(place, {
		collections: collections.map(({ slug }) => slug),
		globals: globals.map(({ slug }) => slug),
	});
	const admin = payload.config.serverURL + payload.config.routes.admin;
	if (document?.kind === 'global') {
		const label = globals.find(({ slug }) => slug === document.slug)?.label ?? place;
		return <a href={adminUrl(admin, document)}>{getTranslation(label, i18n)}</a>;
	}
	if (document === null) return storedTitle || place;
	const { slug, id } = document;
	const { labels } = payload.collections[slug].config;
	const { totalDocs } = await payload.count({
		collection: slug,
		where: { id: { equals: id } },
		trash: true,
	});
	const title = slug === 'users' ? await nameOf(payload, storedTitle) : storedTitle || String(id);
	return (
		<>
			{totalDocs > 0 ? <a href={adminUrl(admin, document)}>{title}</a> : title}{' '}
			<span className="own-quiet">{getTranslation(labels.singular, i18n)}</span>
		</>
	);
}
