'use client';
import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import type { CollectionSlug } from 'payload';
import { useState } from 'react';
import { hasRightForAll } from '../../../access/person.ts';
import { usePerson } from '../../../access/use-person.ts';
import { addressedCollections, isAddressed } from '../../../content/entities.ts';
import {
	ChooseDocument,
	type DocumentChoice,
} from '../../../documents/references/screens/choose-document.tsx';
import { replacementResult } from '../../../documents/references/screens/usage-response.ts';
import { useCall } from '../../../platform/admin/endpoints/use-endpoint.ts';
import { useStoredId } from '../../../platform/admin/use-stored-id.ts';
import '../../../documents/references/screens/usage.css';
import { usageWords } from '../../../documents/references/screens/usage-words.ts';
import { useUsage } from '../../../documents/references/screens/use-usage.ts';
import { UsedInList } from '../../../documents/references/screens/used-in-list.tsx';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';

const others = ['authors', 'products', 'media', 'forms'] as const;

/** The collections of a replacement: any with URLs for a document with a URL, otherwise the same collection. */
const replaceable = (collection: string): CollectionSlug[] =>
	isAddressed(collection)
		? [...addressedCollections]
		: others.filter((slug) => slug === collection);

/** Beside a form: the references to the document, and a way to replace all of them with another document. */
export function UsedInPanel() {
	const { collectionSlug } = useDocumentInfo();
	const id = useStoredId();
	const person = usePerson();
	const t = useTranslator();
	const call = useCall();
	const { usage, reload, path } = useUsage(collectionSlug, id);
	const [isReplacing, setReplacing] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const [selected, setSelected] = useState<DocumentChoice | null>(null);
	if (id === undefined || !collectionSlug) return null;
	const canReplace = hasRightForAll(person, 'pages', 'publish');
	const isUsed = usage !== null && usage !== 'failed' && usage.total > 0;
	const replace = async () => {
		if (!selected || path === null) return;
		setBusy(true);
		try {
			const { collection, id: other } = selected;
			const result = await call(replacementResult, `${path}/replace`, {
				body: { with: { collection, id: other } },
			});
			toast.success(`${t(usageWords.replaced)}: ${result.published.length + result.drafts.length}`);
			if (result.drafts.length > 0)
				toast.info(`${t(usageWords.replacedDrafts)} ${result.drafts.length}`);
			setReplacing(false);
			setSelected(null);
			await reload();
		} catch (cause) {
			toast.error(cause instanceof Error ? cause.message : t(usageWords.problem));
		} finally {
			setBusy(false);
		}
	};
	return (
		<section aria-labelledby="used-in" className="own-panel usage-panel">
			<h3 id="used-in">
				{t(usageWords.title)}
				{isUsed ? ` (${usage.total})` : ''}
			</h3>
			<UsedInList usage={usage} />
			{isUsed && canReplace && !isReplacing ? (
				<Button
					buttonStyle="secondary"
					margin={false}
					onClick={() => setReplacing(true)}
					size="small"
				>
					{t(usageWords.replace)}
				</Button>
			) : null}
			{isReplacing ? (
				<div className="usage-replace">
					<p>{t(usageWords.replaceHint)}</p>
					<ChooseDocument
						selected={selected}
						collections={replaceable(collectionSlug)}
						onChoose={setSelected}
					/>
					<div className="usage-actions">
						<Button disabled={!selected || isBusy} margin={false} onClick={replace} size="small">
							{t(usageWords.replaceNow)}
						</Button>
						<Button
							buttonStyle="subtle"
							margin={false}
							onClick={() => setReplacing(false)}
							size="small"
						>
							{t(usageWords.cancel)}
						</Button>
					</div>
				</div>
			) : null}
		</section>
	);
}
