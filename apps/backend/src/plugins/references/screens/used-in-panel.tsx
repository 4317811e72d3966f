'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { useStoredId } from '../../../platform/admin/use-stored-id.ts';
import '../../../documents/references/screens/usage.css';
import { usageWords } from '../../../documents/references/screens/usage-words.ts';
import { useUsage } from '../../../documents/references/screens/use-usage.ts';
import { UsedInList } from '../../../documents/references/screens/used-in-list.tsx';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';

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
