'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { useStoredId } from '../../../admin/use-stored-id.ts';
import './usage.css';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import { usageWords } from './usage-words.ts';
import { useUsage } from './use-usage.ts';
import { UsedInList } from './used-in-list.tsx';

/** Beside a form: the references to the document. */
export function UsedInPanel() {
	const { collectionSlug } = useDocumentInfo();
	const id = useStoredId();
	const t = useTranslator();
	const { usage } = useUsage(collectionSlug, id);
	if (id === undefined || !collectionSlug) return null;
	const isUsed = usage !== null && usage !== 'failed' && usage.total > 0;
	return (
		<section aria-labelledby="used-in" className="own-panel usage-panel">
			<h3 id="used-in">
				{t(usageWords.title)}
				{isUsed ? ` (${usage.total})` : ''}
			</h3>
			<UsedInList usage={usage} />
		</section>
	);
}
