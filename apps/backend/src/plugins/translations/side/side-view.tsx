import { isLocaleCode } from '@website/contracts/locales';
import type { DocumentViewServerProps } from 'payload';
import { requestedDocument } from '../../../documents/text-document.ts';
import { stateRows } from '../states/record.ts';
import { SideBySide } from './side-by-side.tsx';

/** The screen `/translate` of localized documents. */
export async function SideView({ initPageResult }: DocumentViewServerProps) {
	const { req, docID, collectionConfig, globalConfig } = initPageResult;
	const entity = collectionConfig?.slug ?? globalConfig?.slug ?? '';
	const rows = await stateRows(req, requestedDocument({ entity, id: docID }));
	const source = Object.values(rows)[0]?.source;
	return <SideBySide source={isLocaleCode(source) ? source : null} />;
}
