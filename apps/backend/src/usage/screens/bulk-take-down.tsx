'use client';
import { Button, Drawer, useConfig, useModal, useSelection } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import { useState } from 'react';
import { isEntity, maySome } from '../../access/person.ts';
import { usePerson } from '../../access/use-person.ts';
import { BulkForm } from './bulk-form.tsx';
import './usage.css';
import { usageWords } from './usage-words.ts';
import { useSay } from './use-usage.ts';

interface Props {
	/** The collection's slug. */
	collection: string;
	hasDrafts: boolean;
	/** Whether its documents have addresses of their own. */
	isAddressed: boolean;
}

/**
 * Above a list, when documents are chosen: unpublishing and deleting them together, after what leads to them is shown and where their
 * addresses lead is asked. In the place of Payload's buttons, which ask nothing (hidden in `usage.css`).
 */
export function BulkTakeDown({ collection, hasDrafts, isAddressed }: Props) {
	const { selectAll, selectedIDs } = useSelection();
	const { openModal, isModalOpen } = useModal();
	const { config } = useConfig();
	const say = useSay();
	const person = usePerson();
	const pathname = usePathname();
	const [act, setAct] = useState<'unpublish' | 'delete'>('unpublish');
	const slug = `bulk-${collection}`;
	const isInList = pathname === `${config.routes.admin}/collections/${collection}`;
	const mayUnpublish = hasDrafts && isEntity(collection) && maySome(person, collection, 'publish');
	const mayTrash = isEntity(collection) && maySome(person, collection, 'trash');
	if (!mayUnpublish && !mayTrash) return null;
	if (!isInList || selectedIDs.length === 0 || `${selectAll}` === 'allAvailable') return null;
	const open = (wanted: typeof act) => {
		setAct(wanted);
		openModal(slug);
	};
	const text = (one: typeof act) => `${say(usageWords[one])} (${selectedIDs.length})`;
	return (
		<div className="usage-bulk usage-actions">
			{mayUnpublish ? (
				<Button
					buttonStyle="secondary"
					margin={false}
					onClick={() => open('unpublish')}
					size="small"
				>
					{text('unpublish')}
				</Button>
			) : null}
			{mayTrash ? (
				<Button buttonStyle="secondary" margin={false} onClick={() => open('delete')} size="small">
					{text('delete')}
				</Button>
			) : null}
			<Drawer slug={slug} title={text(act).replace(' …', '')}>
				{isModalOpen(slug) ? (
					<BulkForm
						act={act}
						collection={collection}
						ids={selectedIDs}
						isAddressed={isAddressed}
						slug={slug}
					/>
				) : null}
			</Drawer>
		</div>
	);
}
