'use client';
import {
	Button,
	Drawer,
	formatDrawerSlug,
	PopupList,
	toast,
	useConfig,
	useDocumentInfo,
	useEditDepth,
	useForm,
	useLocale,
	useModal,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { z } from 'zod';
import { isAddressed } from '../../../content/entities.ts';
import { adminUrl } from '../../../documents/document-ref.ts';
import { useCall } from '../../../platform/admin/endpoints/use-endpoint.ts';
import { focusMenu } from '../../../platform/admin/focus-menu.ts';
import { DestinationChoice, destinationParameter, undecided } from './destination-choice.tsx';
import './usage.css';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import { usageWords } from './usage-words.ts';
import { useUsage } from './use-usage.ts';
import { UsedInList } from './used-in-list.tsx';

interface Props {
	/** The slug of the drawer. */
	slug: string;
}

/** Confirms a deletion: shows the references to the document and asks where its URL should redirect. */
function DeleteForm({ slug }: Props) {
	const { id, collectionSlug = '', hasPublishedDoc } = useDocumentInfo();
	const { config, getEntityConfig } = useConfig();
	const call = useCall();
	const { code } = useLocale();
	const { closeModal } = useModal();
	const { setModified } = useForm();
	const router = useRouter();
	const t = useTranslator();
	const { usage } = useUsage(collectionSlug, id);
	const [destination, setDestination] = useState(undecided);
	const [isBusy, setBusy] = useState(false);
	const hasTrash = Boolean(getEntityConfig({ collectionSlug })?.trash);
	const needsDestination = isAddressed(collectionSlug) && hasPublishedDoc;
	const leads = needsDestination ? destinationParameter(destination) : 'nothing';
	const confirm = async () => {
		if (leads === null) return;
		setBusy(true);
		const query = `?depth=0&locale=${code}&addressLeads=${encodeURIComponent(leads)}`;
		const path = `/${collectionSlug}/${id}${query}`;
		try {
			const trashBody = { deletedAt: new Date().toISOString() };
			await call(
				z.unknown(),
				path,
				hasTrash ? { method: 'PATCH', body: trashBody } : { method: 'DELETE' },
			);
			toast.success(t(usageWords.done));
			setModified(false);
			closeModal(slug);
			router.push(adminUrl(config.routes.admin, collectionSlug));
		} catch (cause) {
			toast.error(cause instanceof Error ? cause.message : t(usageWords.problem));
			setBusy(false);
		}
	};
	return (
		<div className="usage-take-down">
			<section aria-labelledby={`${slug}-uses`}>
				<h3 id={`${slug}-uses`}>{t(usageWords.title)}</h3>
				<UsedInList usage={usage} />
			</section>
			{collectionSlug === 'forms' ? <p>{t(usageWords.answersGo)}</p> : null}
			{needsDestination ? (
				<DestinationChoice onChange={setDestination} state={destination} />
			) : null}
			<div className="usage-actions">
				<Button
					buttonStyle="primary"
					disabled={leads === null || isBusy}
					margin={false}
					onClick={confirm}
				>
					{t(hasTrash ? usageWords.trashNow : usageWords.deleteNow)}
				</Button>
				<Button buttonStyle="secondary" margin={false} onClick={() => closeModal(slug)}>
					{t(usageWords.cancel)}
				</Button>
			</div>
		</div>
	);
}

/**
 * The menu item to delete a document. Replaces Payload's (hidden in `usage.css`), which neither shows references nor asks for a redirect.
 */
export function DeleteItem() {
	const { id, hasDeletePermission, hasTrashPermission, isTrashed, title } = useDocumentInfo();
	const { openModal } = useModal();
	const t = useTranslator();
	const depth = useEditDepth();
	const isAllowed = hasDeletePermission || hasTrashPermission;
	if (id === undefined || !isAllowed || isTrashed) return null;
	const slug = formatDrawerSlug({ slug: `delete-${id}`, depth });
	const text = t(usageWords.delete);
	return (
		<>
			<PopupList.Button
				id="menu-delete"
				onClick={() => {
					focusMenu();
					openModal(slug);
				}}
			>
				{text}
			</PopupList.Button>
			<Drawer slug={slug} title={`${text.replace(' …', '')}: ${title ?? ''}`}>
				<DeleteForm slug={slug} />
			</Drawer>
		</>
	);
}
