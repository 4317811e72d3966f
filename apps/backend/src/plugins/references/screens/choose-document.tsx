'use client';
import { Button, useListDrawer } from '@payloadcms/ui';
import type { CollectionSlug } from 'payload';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import { usageWords } from './usage-words.ts';

export interface DocumentChoice {
	collection: string;
	id: number;
	title: string;
}

interface Props {
	collections: CollectionSlug[];
	/** The label of the button; "Choose" if omitted. */
	label?: string;
	selected: DocumentChoice | null;
	onChoose: (selected: DocumentChoice) => void;
}

/** A button that opens Payload's list drawer to choose a document. */
export function ChooseDocument({ collections, label, selected, onChoose }: Props) {
	const t = useTranslator();
	const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({
		collectionSlugs: collections,
	});
	return (
		<div className="usage-choose">
			<Button buttonStyle="secondary" margin={false} onClick={openDrawer} size="small">
				{label ?? t(usageWords.choose)}
			</Button>
			{selected ? (
				<span role="status">
					{t(usageWords.selected)} {selected.title}
				</span>
			) : null}
			<ListDrawer
				allowCreate={false}
				onSelect={({ collectionSlug, doc, docID }) => {
					const title = [doc.title, doc.name, doc.filename].find(
						(text) => typeof text === 'string' && text !== '',
					);
					onChoose({
						collection: collectionSlug,
						id: Number(docID),
						title: String(title ?? `${collectionSlug} ${docID}`),
					});
					closeDrawer();
				}}
			/>
		</div>
	);
}
