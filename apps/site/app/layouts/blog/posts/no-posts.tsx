import { localizedPath } from '#shared/locales/locale.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { ButtonLink } from '~/ui/actions/button';
import { SignalFlags } from '~/ui/brand/signal-flags';

/** Said where a list has no articles, with a way on. */
export function NoPosts({ isOverview = false }: { isOverview?: boolean }) {
	const messages = useMessages();
	const locale = useLocale();
	return (
		<div className="flex flex-col items-start gap-6 bg-surface p-8 md:p-12">
			<SignalFlags text="NIL" flagClassName="h-10" />
			<p className="text-xl font-bold">{messages.noPosts}</p>
			<ButtonLink look="secondary" href={localizedPath(locale, isOverview ? '/' : '/blog')}>
				{isOverview ? messages.errorBackHome : messages.allPosts}
			</ButtonLink>
		</div>
	);
}
