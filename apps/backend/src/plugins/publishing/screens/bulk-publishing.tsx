'use client';
import { Button, Drawer, useModal, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { isEntity, maySome } from '../../../access/person.ts';
import { usePerson } from '../../../access/use-person.ts';
import { useChosen } from '../../../documents/references/screens/use-chosen.ts';
import { sayIn } from '../../../platform/i18n/say-in.ts';
import { BulkPublishingForm } from './dialogs/bulk-publishing-form.tsx';
import { OwnButtonsOnly } from './own-buttons-only.tsx';
import './publishing.css';
import { bulkWords } from './words.ts';

interface Props {
	/** The collection's slug. */
	collection: string;
	/** How many may be changed together, and are in one request. */
	most: number;
	atOnce: number;
}

/** Above a list, when documents are chosen: publishes them or takes them offline, in the languages that are chosen then. */
export function BulkPublishing({ collection, most, atOnce }: Props) {
	const { openModal, isModalOpen } = useModal();
	const { count, read } = useChosen(collection, most);
	const { i18n } = useTranslation();
	const person = usePerson();
	const [action, setAction] = useState<'publish' | 'unpublish'>('publish');
	const [ids, setIds] = useState<readonly (number | string)[]>([]);
	const slug = `bulk-publishing-${collection}`;
	if (count === 0) return null;
	if (!isEntity(collection) || !maySome(person, collection, 'publish')) return <OwnButtonsOnly />;
	const open = async (wanted: typeof action) => {
		const chosen = await read();
		if (chosen === null) return;
		setIds(chosen);
		setAction(wanted);
		openModal(slug);
	};
	const text = (one: typeof action, number: number) =>
		`${sayIn(i18n.language)(bulkWords[one])} (${number})`;
	return (
		<div className="usage-bulk usage-actions">
			<OwnButtonsOnly />
			{(['publish', 'unpublish'] as const).map((one) => (
				<Button
					buttonStyle="secondary"
					key={one}
					margin={false}
					onClick={() => open(one)}
					size="small"
				>
					{text(one, count)}
				</Button>
			))}
			<Drawer slug={slug} title={text(action, ids.length).replace(' …', '')}>
				{isModalOpen(slug) ? (
					<BulkPublishingForm
						action={action}
						atOnce={atOnce}
						collection={collection}
						ids={ids}
						slug={slug}
					/>
				) : null}
			</Drawer>
		</div>
	);
}
