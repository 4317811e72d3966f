'use client';
import './usage.css';
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
	useTranslation,
} from '@payloadcms/ui';
import { isAddressed } from '@website/contracts/entities';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { z } from 'zod';
import { useCall } from '../../../admin/endpoints/use-endpoint.ts';
import { focusMenu } from '../../../admin/focus-menu.ts';
import { adminUrl } from '../../../documents/document-ref.ts';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import { languageList } from '../../../platform/i18n/words.ts';
import { usePublishing } from '../../../publication/use-publishing.ts';
import { useUnpublishing } from '../../../publication/use-unpublishing.ts';
import { LeadsChoice, leadsParameter, undecided } from './leads-choice.tsx';
import { usageWords } from './usage-words.ts';
import { useUsage } from './use-usage.ts';
import { UsedInList } from './used-in-list.tsx';

interface Props {
	/** The slug of the drawer. */
	slug: string;
	/** Opens the dialog that unpublishes single languages; undefined if this user cannot unpublish. */
	unpublish: (() => void) | undefined;
}

/** Confirms a deletion: shows the languages that go offline and the references to the document, and asks where its URL should redirect. */
export function DeleteForm({ slug, unpublish }: Props) {
	const { id, collectionSlug = '', hasPublishedDoc } = useDocumentInfo();
	const { config, getEntityConfig } = useConfig();
	const call = useCall();
	const { code } = useLocale();
	const { closeModal } = useModal();
	const { setModified } = useForm();
	const router = useRouter();
	const t = useTranslator();
	const { state } = usePublishing();
	const { i18n } = useTranslation();
	const { usage } = useUsage(collectionSlug, id);
	const [leadsInput, setLeadsInput] = useState(undecided);
	const [isBusy, setBusy] = useState(false);
	const hasTrash = Boolean(getEntityConfig({ collectionSlug })?.trash);
	const needsLeads = isAddressed(collectionSlug) && hasPublishedDoc;
	const leads = needsLeads ? leadsParameter(leadsInput) : 'nothing';
	const liveLanguages =
		state === null || state === 'failed'
			? []
			: state.languages.filter((one) => one.state === 'published').map(({ language }) => language);
	const names = (languages: readonly string[]) => languageList(languages, i18n.language);
	const isOneOfSeveral = liveLanguages.length > 1 && liveLanguages.some((one) => one === code);
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
			{liveLanguages.length === 0 ? null : (
				<p>{t(usageWords.goesOffline, { languages: names(liveLanguages) })}</p>
			)}
			{isOneOfSeveral && unpublish ? (
				<Button
					buttonStyle="secondary"
					margin={false}
					onClick={() => {
						closeModal(slug);
						unpublish();
					}}
				>
					{t(usageWords.unpublishOnly, { language: names([code]) })}
				</Button>
			) : null}
			<section aria-labelledby={`${slug}-uses`}>
				<h3 id={`${slug}-uses`}>{t(usageWords.title)}</h3>
				<UsedInList usage={usage} />
			</section>
			{collectionSlug === 'forms' ? <p>{t(usageWords.answersGo)}</p> : null}
			{needsLeads ? <LeadsChoice onChange={setLeadsInput} state={leadsInput} /> : null}
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
	const unpublishing = useUnpublishing();
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
				<DeleteForm slug={slug} unpublish={unpublishing?.open} />
			</Drawer>
		</>
	);
}
