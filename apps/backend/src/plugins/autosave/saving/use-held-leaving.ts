'use client';
import { useTranslation } from '@payloadcms/ui';
import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../../platform/admin/saving/use-latest.ts';
import { words } from '../../../platform/i18n/words.ts';

const leaveAnyway = words(
	'What you wrote last could not be saved. Leave anyway and lose it?',
	'Det, du skrev sidst, kunne ikke gemmes. Vil du forlade siden alligevel og miste det?',
	'Was Sie zuletzt geschrieben haben, ließ sich nicht speichern. Trotzdem gehen und es verlieren?',
);

/** A link to another screen, or a language of the content. */
const leading = 'a[href]:not([href^="#"]), button:has([data-locale])';

/** Holds a click that leads away from unsaved text until that is saved; when it can't be, the editor decides. */
export function useHeldLeaving(
	modified: Readonly<RefObject<boolean>>,
	save: () => Promise<boolean>,
): void {
	const { i18n } = useTranslation();
	const question = useLatest(leaveAnyway[i18n.language] ?? leaveAnyway.en);
	useEffect(() => {
		let isPassing = false;
		const hold = (event: MouseEvent) => {
			const { target } = event;
			const link = target instanceof Element ? target.closest<HTMLElement>(leading) : null;
			if (!link || isPassing || !modified.current) return;
			if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
			event.preventDefault();
			event.stopPropagation();
			void save().then((isSaved) => {
				if (!isSaved && !window.confirm(question.current)) return;
				isPassing = true;
				link.click();
				isPassing = false;
			});
		};
		document.addEventListener('click', hold, true);
		return () => document.removeEventListener('click', hold, true);
	}, [modified, question, save]);
}
