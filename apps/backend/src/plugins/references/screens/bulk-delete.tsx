'use client';
import { Button, Drawer, useModal } from '@payloadcms/ui';
import { useState } from 'react';
import { isEntity, maySome } from '../../../access/person.ts';
import { usePerson } from '../../../access/use-person.ts';
import { BulkForm } from './bulk-form.tsx';
import '../../../documents/references/screens/usage.css';
import { usageWords } from '../../../documents/references/screens/usage-words.ts';
import { useListSelection } from '../../../documents/references/screens/use-list-selection.ts';
import { useTranslator } from '../../../documents/references/screens/use-usage.ts';

interface Props {
	/** The collection's slug. */
	collection: string;
	/** Whether its documents have addresses of their own. */
	isAddressed: boolean;
	/** How many may be deleted together, and are in one request. */
	most: number;
	atOnce: number;
}

/**
 * Above a list, when documents are chosen: moves them to the trash, after what leads to them is shown and where their addresses lead is asked. In place of
 * Payload's button, which asks nothing (hidden in `usage.css`).
 */
export function BulkDelete({ collection, isAddressed, most, atOnce }: Props) {
	const { openModal, isModalOpen } = useModal();
	const { count, read } = useListSelection(collection, most);
	const t = useTranslator();
	const person = usePerson();
	const [ids, setIds] = useState<readonly (number | string)[]>([]);
	const slug = `bulk-delete-${collection}`;
	if (count === 0 || !isEntity(collection) || !maySome(person, collection, 'trash')) return null;
	const open = async () => {
		const chosen = await read();
		if (chosen === null) return;
		setIds(chosen);
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
						atOnce={atOnce}
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
