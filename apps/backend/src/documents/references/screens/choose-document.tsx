'use client';
import { Button, useListDrawer } from '@payloadcms/ui';
import type { CollectionSlug } from 'payload';
import { usageWords } from './usage-words.ts';
import { useTranslator } from './use-usage.ts';

export interface DocumentChoice {
	collection: string;
	id: number;
	title: string;
}

interface Props {
	collections: CollectionSlug[];
	chosen: DocumentChoice | null;
	onChoose: (chosen: DocumentChoice) => void;
}

/** A button that opens Payload's list drawer to choose a document. */
export function ChooseDocument({ collections, chosen, onChoose }: Props) {
	const t = useTranslator();
	const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({
		collectionSlugs: collections,
	});
	return (
		<div className="usage-choose">
			<Button buttonStyle="secondary" margin={false} onClick={openDrawer} size="small">
				{t(usageWords.choose)}
			</Button>
			{chosen ? (
				<span role="status">
					{t(usageWords.chosen)} {chosen.title}
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
