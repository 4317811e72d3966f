'use client';
import { toast, useTranslation } from '@payloadcms/ui';
import type { LocaleCode } from '@website/contracts/locales';
import { messageOf } from '../../../admin/endpoints/call-endpoint.ts';
import { languageList } from '../../../platform/i18n/language-name.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { limits } from '../../../publication/limits.ts';
import type { PublishingState } from '../../../publication/shapes.ts';
import { usePublishing, usePublishingEndpoints } from '../../../publication/use-publishing.ts';
import { LiveNotice } from './live-notice.tsx';
import { publishWords } from './words.ts';

/**
 * Returns a function that shows a notice of the published languages for as long as the publication can be undone. `state` is the response
 * of the publish endpoint.
 */
export function useLiveNotice(siteUrl: string) {
	const { i18n } = useTranslation();
	const endpoints = usePublishingEndpoints();
	const { applyState } = usePublishing();
	const t = translatorIn(i18n.language);
	return (state: PublishingState, languages: readonly LocaleCode[]) => {
		const undo = async () => {
			try {
				applyState(await endpoints.undo(state.document, state.publication ?? ''));
				toast.dismiss(notice);
				toast.success(
					t(publishWords.undone, { languages: languageList(languages, i18n.language) }),
				);
			} catch (cause) {
				toast.error(messageOf(cause));
			}
		};
		const notice = toast.success(
			<LiveNotice
				languages={languages}
				onUndo={undo}
				siteUrl={siteUrl}
				state={state}
				uiLanguage={i18n.language}
			/>,
			{ duration: limits.undoMs },
		);
	};
}
