'use client';
import { Button, Drawer, useModal, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { isEntity, maySome } from '../../../access/person.ts';
import { usePerson } from '../../../access/use-person.ts';
import { useChosen } from '../../../documents/references/screens/use-chosen.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
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

/** The heading of the list, able to take the focus: what was chosen, and the buttons with it, may be gone. */
function listHeading(): HTMLElement | null {
	const heading = document.querySelector<HTMLElement>('.list-header h1');
	heading?.setAttribute('tabindex', '-1');
	return heading;
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
	const isDone = useRef(false);
	const isOpen = isModalOpen(slug);
	const hasButtons = count > 0;
	// A dialog gives the focus back to its button, and that goes with what was chosen.
	useEffect(() => {
		if (!hasButtons) return;
		return () => {
			if (isDone.current) listHeading()?.focus();
			isDone.current = false;
		};
	}, [hasButtons]);
	if (count === 0) return null;
	if (!isEntity(collection) || !maySome(person, collection, 'publish')) return <OwnButtonsOnly />;
	const open = async (nextAction: typeof action) => {
		const chosen = await read();
		if (chosen === null) return;
		setIds(chosen);
		setAction(nextAction);
		isDone.current = false;
		openModal(slug);
	};
	const text = (one: typeof action, number: number) =>
		`${translatorIn(i18n.language)(bulkWords[one])} (${number})`;
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
				{isOpen ? (
					<BulkPublishingForm
						action={action}
						atOnce={atOnce}
						collection={collection}
						ids={ids}
						onDone={() => {
							isDone.current = true;
						}}
						slug={slug}
					/>
				) : null}
			</Drawer>
		</div>
	);
}
