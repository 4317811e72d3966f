import { useLocale, useMessages } from '~/i18n/context';
import { Flag } from '~/ui/pictures/flag';
import { Icon } from '~/ui/pictures/icon';
import type { LanguageLink } from '../languages';
import { LanguageList } from './language-list';

/** Opens the list of languages below the header, in a popover that works without JavaScript. Renders nothing for a single language. */
export function LanguageSwitcher({ languages }: { languages: LanguageLink[] }) {
	const messages = useMessages();
	const locale = useLocale();
	const current = languages.find(({ code }) => code === locale);
	if (!current || languages.length < 2) return null;
	return (
		<div className="relative">
			<button
				type="button"
				popoverTarget="language-menu"
				aria-label={`${current.code.toUpperCase()}: ${messages.switchLanguage(current.name)}`}
				className="group/menu flex min-h-12 items-center gap-2 px-3 text-sm font-bold hover:bg-fg/10"
			>
				<Flag code={current.flag} />
				<span>{current.code.toUpperCase()}</span>
				<Icon name="chevron-down" className="size-4 turns-when-open" />
			</button>
			<div
				id="language-menu"
				popover="auto"
				className="menu-panel right-[max(var(--spacing-gutter),calc((100vw-var(--container-page))/2))] left-auto w-80 border-t-4 border-mark bg-surface"
			>
				<LanguageList languages={languages} current={locale} />
			</div>
		</div>
	);
}
