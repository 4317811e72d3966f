'use client';
import { Button, Drawer, toast, useConfig, useModal, useSelection } from '@payloadcms/ui';
import { usePathname, useSearchParams } from 'next/navigation.js';
import { useState } from 'react';
import { isEntity, maySome } from '../../access/person.ts';
import { usePerson } from '../../access/use-person.ts';
import { allOfList } from './all-of-list.ts';
import { BulkForm } from './bulk-form.tsx';
import { OwnButtonsOnly } from './own-buttons-only.tsx';
import './usage.css';
import { usageWords } from './usage-words.ts';
import { useSay } from './use-usage.ts';

interface Props {
	/** The collection's slug. */
	collection: string;
	hasDrafts: boolean;
	/** Whether its documents have addresses of their own. */
	isAddressed: boolean;
	/** How many may be taken down together, and are in one request. */
	most: number;
	atOnce: number;
}

/**
 * Above a list, when documents are chosen, on one page or on all: unpublishing and deleting them together, after what leads to them is shown and where their
 * addresses lead is asked. In the place of Payload's buttons, which ask nothing (hidden in `usage.css`).
 */
export function BulkTakeDown({ collection, hasDrafts, isAddressed, most, atOnce }: Props) {
	const { selectAll, selectedIDs, count, getQueryParams } = useSelection();
	const search = useSearchParams().get('search');
	const { openModal, isModalOpen } = useModal();
	const { config, getEntityConfig } = useConfig();
	const say = useSay();
	const person = usePerson();
	const pathname = usePathname();
	const [act, setAct] = useState<'unpublish' | 'delete'>('unpublish');
	const [ids, setIds] = useState<readonly (number | string)[]>([]);
	const slug = `bulk-${collection}`;
	const isInList = pathname === `${config.routes.admin}/collections/${collection}`;
	const mayUnpublish = hasDrafts && isEntity(collection) && maySome(person, collection, 'publish');
	const mayTrash = isEntity(collection) && maySome(person, collection, 'trash');
	if (!isInList || count === 0) return null;
	if (!mayUnpublish && !mayTrash) return <OwnButtonsOnly mayPublish={false} />;
	const isAcrossPages = `${selectAll}` === 'allAvailable';
	const all = async () => {
		const { listSearchableFields, useAsTitle } = getEntityConfig({
			collectionSlug: collection,
		}).admin;
		const searched = listSearchableFields ?? [useAsTitle ?? 'id'];
		const address = `${config.routes.api}/${collection}`;
		return allOfList({ address, query: getQueryParams(), search, searched, total: count }, most);
	};
	const open = async (wanted: typeof act) => {
		const chosen = isAcrossPages ? await all().catch(() => 'failed' as const) : selectedIDs;
		if (typeof chosen === 'string') {
			toast.error(say(usageWords[chosen], { most }));
			return;
		}
		setIds(chosen);
		setAct(wanted);
		openModal(slug);
	};
	const text = (one: typeof act, number: number) => `${say(usageWords[one])} (${number})`;
	return (
		<div className="usage-bulk usage-actions">
			<OwnButtonsOnly mayPublish={mayUnpublish} />
			{mayUnpublish ? (
				<Button
					buttonStyle="secondary"
					margin={false}
					onClick={() => open('unpublish')}
					size="small"
				>
					{text('unpublish', count)}
				</Button>
			) : null}
			{mayTrash ? (
				<Button buttonStyle="secondary" margin={false} onClick={() => open('delete')} size="small">
					{text('delete', count)}
				</Button>
			) : null}
			<Drawer slug={slug} title={text(act, ids.length).replace(' …', '')}>
				{isModalOpen(slug) ? (
					<BulkForm
						act={act}
						collection={collection}
						atOnce={atOnce}
						ids={ids}
						isAddressed={isAddressed}
						slug={slug}
					/>
				) : null}
			</Drawer>
		</div>
	);
}
