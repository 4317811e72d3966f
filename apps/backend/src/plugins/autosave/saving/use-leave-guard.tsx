'use client';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { adminUrl } from '../../../documents/document-ref.ts';
import { useQuestion } from '../../../platform/admin/dialogs/use-question.tsx';
import { useLatest } from '../../../platform/admin/saving/use-latest.ts';
import type { Saving } from '../../../platform/admin/saving/use-save.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { words } from '../../../platform/i18n/words.ts';

const leavingWords = {
	title: words('Leave this form?', 'Forlad formularen?', 'Formular verlassen?'),
	text: words(
		'What you wrote last could not be saved. It stays in this browser and is offered when you open this form again.',
		'Det, du skrev sidst, kunne ikke gemmes. Det bliver i denne browser og tilbydes, når du åbner formularen igen.',
		'Was Sie zuletzt geschrieben haben, ließ sich nicht speichern. Es bleibt in diesem Browser und wird angeboten, wenn Sie das Formular wieder öffnen.',
	),
	confirm: words('Leave', 'Forlad', 'Verlassen'),
};

/** A link to another screen, or a language of the content in the menu of languages, whose own button leads nowhere. */
const leading = 'a[href]:not([href^="#"]), button:has(span[data-locale])';

const localeOf = (link: HTMLElement): string | undefined =>
	link.querySelector<HTMLElement>('[data-locale]')?.dataset.locale;

interface HeldLeaving {
	save: () => Promise<boolean>;
	/** What the form of a new document has been stored as; null for all other forms. */
	storedAs: Saving['storedAs'] | null;
}

/** Where a click leads that was held: a menu that it was made in may have closed since. */
function follow(link: HTMLElement): void {
	if (link.isConnected) {
		link.click();
		return;
	}
	const locale = localeOf(link);
	const address = new URL(link instanceof HTMLAnchorElement ? link.href : window.location.href);
	if (locale) address.searchParams.set('locale', locale);
	window.location.assign(address);
}

/** Holds a click that leads away from unsaved text until that is saved; when it can't be, the editor decides in the dialog that it answers. */
export function useHeldLeaving(
	modified: Readonly<RefObject<boolean>>,
	{ save, storedAs }: HeldLeaving,
): ReactNode {
	const { i18n } = useTranslation();
	const { config } = useConfig();
	const { ask, dialog } = useQuestion();
	const { admin } = config.routes;
	const latest = useLatest({ ask, save, storedAs, admin, t: translatorIn(i18n.language) });
	useEffect(() => {
		let isPassing = false;
		const pass = (link: HTMLElement) => {
			const { storedAs: named, admin: root } = latest.current;
			const locale = localeOf(link);
			const stored = named?.();
			// In another language the form of a new document would be empty again.
			if (locale && stored) {
				window.location.assign(adminUrl(root, stored, locale));
				return;
			}
			isPassing = true;
			follow(link);
			isPassing = false;
		};
		const hold = (event: MouseEvent) => {
			const { target } = event;
			const link = target instanceof Element ? target.closest<HTMLElement>(leading) : null;
			if (!link || isPassing || !modified.current) return;
			if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
			event.preventDefault();
			event.stopPropagation();
			void latest.current.save().then((isSaved) => {
				if (isSaved) return pass(link);
				const { ask: question, t } = latest.current;
				question({
					title: t(leavingWords.title),
					text: t(leavingWords.text),
					confirm: t(leavingWords.confirm),
					onConfirm: () => pass(link),
				});
			});
		};
		document.addEventListener('click', hold, true);
		return () => document.removeEventListener('click', hold, true);
	}, [modified, latest]);
	return dialog;
}
