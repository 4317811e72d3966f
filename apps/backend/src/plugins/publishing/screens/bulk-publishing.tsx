'use client';
import { Button, Drawer, useModal, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { hasRightForSome, isEntity } from '../../../access/person.ts';
import { usePerson } from '../../../access/use-person.ts';
import { translatorIn } from '../../../platform/i18n/words.ts';
import { useListSelection } from '../../references/api.client.ts';
import { PublishingForm } from './dialogs/publishing-form.tsx';
import { HidePayloadButtons } from './hide-payload-buttons.tsx';
import './publishing.css';
import { bulkWords } from './words.ts';

interface Props {
	/** The collection's slug. */
	collection: string;
	/** The maximum number of documents in one action. */
	maxCount: number;
}

/** Makes the list's heading focusable and returns it. It takes the focus when the selection and its buttons disappear. */
function listHeading(): HTMLElement | null {
	const heading = document.querySelector<HTMLElement>('.list-header h1');
	heading?.setAttribute('tabindex', '-1');
	return heading;
}

/** The buttons above a list that publish or unpublish the selected documents, in languages chosen in a dialog. */
export function BulkPublishing({ collection, maxCount }: Props) {
	const { openModal, isModalOpen } = useModal();
	const { count, read } = useListSelection(collection, maxCount);
	const { i18n } = useTranslation();
	const person = usePerson();
	const [action, setAction] = useState<'publish' | 'unpublish'>('publish');
	const [ids, setIds] = useState<readonly (number | string)[]>([]);
	const slug = `bulk-publishing-${collection}`;
	const isDone = useRef(false);
	const isOpen = isModalOpen(slug);
	const hasButtons = count > 0;
	// A dialog returns the focus to its button, but the button disappears with the selection.
	useEffect(() => {
		if (!hasButtons) return;
		return () => {
			if (isDone.current) listHeading()?.focus();
			isDone.current = false;
		};
	}, [hasButtons]);
	if (count === 0) return null;
	if (!isEntity(collection) || !hasRightForSome(person, collection, 'publish'))
		return <HidePayloadButtons />;
	const open = async (nextAction: typeof action) => {
		const selectedIds = await read();
		if (selectedIds === null) return;
		setIds(selectedIds);
		setAction(nextAction);
		isDone.current = false;
		openModal(slug);
	};
	const label = (labelAction: typeof action, documents: number) =>
		`${translatorIn(i18n.language)(bulkWords[labelAction])} (${documents})`;
	return (
		<div className="usage-bulk usage-actions">
			<HidePayloadButtons />
			{(['publish', 'unpublish'] as const).map((buttonAction) => (
				<Button
					buttonStyle="secondary"
					key={buttonAction}
					margin={false}
					onClick={() => open(buttonAction)}
					size="small"
				>
					{label(buttonAction, count)}
				</Button>
			))}
			<Drawer slug={slug} title={label(action, ids.length).replace(' …', '')}>
				{isOpen ? (
					<PublishingForm
						action={action}
						documents={ids.map((id) => `${collection}:${id}`)}
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
