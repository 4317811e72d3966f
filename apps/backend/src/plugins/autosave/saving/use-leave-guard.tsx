'use client';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { useConfirmation } from '../../../admin/dialogs/use-confirmation.tsx';
import { useLatest } from '../../../admin/saving/use-latest.ts';
import type { Saving } from '../../../admin/saving/use-save.ts';
import { adminUrl } from '../../../documents/document-ref.ts';
import { translatorIn, words } from '../../../platform/i18n/words.ts';

const leavingWords = {
	title: words('Leave this form?', 'Forlad formularen?', 'Formular verlassen?'),
	text: words(
		'What you wrote last could not be saved. It stays in this browser and is offered when you open this form again.',
		'Det, du skrev sidst, kunne ikke gemmes. Det bliver i denne browser og tilbydes, når du åbner formularen igen.',
		'Was Sie zuletzt geschrieben haben, ließ sich nicht speichern. Es bleibt in diesem Browser und wird angeboten, wenn Sie das Formular wieder öffnen.',
	),
	confirm: words('Leave', 'Forlad', 'Verlassen'),
};

/** Links to other screens, and the locales in the locale menu; not the button that opens that menu. */
const leavingSelector = 'a[href]:not([href^="#"]), button:has(span[data-locale])';

const localeOf = (link: HTMLElement): string | undefined =>
	link.querySelector<HTMLElement>('[data-locale]')?.dataset.locale;

interface LeaveGuardOptions {
	save: () => Promise<boolean>;
	/** The document that the form of a new document has stored; null for all other forms. */
	getDocument: Saving['getDocument'] | null;
}

/** Follows a held click. Builds the URL itself if the link is no longer in the page, because its menu has closed. */
function followLink(link: HTMLElement): void {
	if (link.isConnected) {
		link.click();
		return;
	}
	const locale = localeOf(link);
	const url = new URL(link instanceof HTMLAnchorElement ? link.href : window.location.href);
	if (locale) url.searchParams.set('locale', locale);
	window.location.assign(url);
}

/** Holds clicks that leave a form with unsaved text until it is saved. If saving fails, the returned dialog lets the editor decide. */
export function useLeaveGuard(
	isUnsaved: Readonly<RefObject<boolean>>,
	{ save, getDocument }: LeaveGuardOptions,
): ReactNode {
	const { i18n } = useTranslation();
	const { config } = useConfig();
	const { confirm, dialog } = useConfirmation();
	const { admin } = config.routes;
	const latest = useLatest({ confirm, save, getDocument, admin, t: translatorIn(i18n.language) });
	useEffect(() => {
		let isFollowing = false;
		const leave = (link: HTMLElement) => {
			const { getDocument, admin: root } = latest.current;
			const locale = localeOf(link);
			const storedDocument = getDocument?.();
			// In another locale the form of a new document would be empty: open the stored document instead.
			if (locale && storedDocument) {
				window.location.assign(adminUrl(root, storedDocument, locale));
				return;
			}
			isFollowing = true;
			followLink(link);
			isFollowing = false;
		};
		const holdClick = (event: MouseEvent) => {
			const { target } = event;
			const link = target instanceof Element ? target.closest<HTMLElement>(leavingSelector) : null;
			if (!link || isFollowing || !isUnsaved.current) return;
			if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
			event.preventDefault();
			event.stopPropagation();
			void latest.current.save().then((isSaved) => {
				if (isSaved) return leave(link);
				const { confirm: openDialog, t } = latest.current;
				openDialog({
					title: t(leavingWords.title),
					text: t(leavingWords.text),
					confirm: t(leavingWords.confirm),
					onConfirm: () => leave(link),
				});
			});
		};
		document.addEventListener('click', holdClick, true);
		return () => document.removeEventListener('click', holdClick, true);
	}, [isUnsaved, latest]);
	return dialog;
}
