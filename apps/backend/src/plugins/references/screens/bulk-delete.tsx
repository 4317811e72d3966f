'use client';
import { Button, Drawer, useModal } from '@payloadcms/ui';
import { useState } from 'react';
import { hasRightForSome, isEntity } from '../../../access/person.ts';
import { usePerson } from '../../../access/use-person.ts';
import { BulkForm } from './bulk-form.tsx';
import './usage.css';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import { usageWords } from './usage-words.ts';
import { useListSelection } from './use-list-selection.ts';

interface Props {
	/** The collection's slug. */
	collection: string;
	/** True if its documents have URLs. */
	isAddressed: boolean;
	/** The maximum number of documents to delete at once; `batchSize` are in one request. */
	maxCount: number;
	batchSize: number;
}

/**
 * A button above a list to move the selected documents to the trash. Shows the references to them and asks where their URLs should
 * redirect. Replaces Payload's button (hidden in `usage.css`), which does neither.
 */
export function BulkDelete({ collection, isAddressed, maxCount, batchSize }: Props) {
	const { openModal, isModalOpen } = useModal();
	const { count, read } = useListSelection(collection, maxCount);
	const t = useTranslator();
	const person = usePerson();
	const [ids, setIds] = useState<readonly (number | string)[]>([]);
	const slug = `bulk-delete-${collection}`;
	if (count === 0 || !isEntity(collection) || !hasRightForSome(person, collection, 'trash'))
		return null;
	const open = async () => {
		const selection = await read();
		if (selection === null) return;
		setIds(selection);
		openModal(slug);
	};
	const text = (number: number) => `${t(usageWords.delete)} (${number})`;
	return (
		<div className="usage-bulk usage-bulk--delete usage-actions">
			<Button buttonStyle="secondary" margin={false} onClick={open} size="small">
				{text(count)}
			</Button>
			<Drawer slug={slug} title={text(ids.length).replace(' …', '')}>
				{isModalOpen(slug) ? (
					<BulkForm
						batchSize={batchSize}
						collection={collection}
						ids={ids}
						isAddressed={isAddressed}
						slug={slug}
					/>
				) : null}
			</Drawer>
		</div>
	);
}
