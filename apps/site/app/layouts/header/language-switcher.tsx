import type { LocaleCode } from '#shared/locales/locale.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { Flag } from '~/ui/pictures/flag';
import { Icon } from '~/ui/pictures/icon';
import { VisuallyHidden } from '~/ui/text/visually-hidden';
import { type LanguageLink, languageSwitchPath } from '../languages';

interface LanguageListProps {
	languages: LanguageLink[];
	current: LocaleCode;
}

/** Links to the page in each language, or to the language's home page. A link loads a new document; `data-locale` is for analytics. */
export function LanguageList({ languages, current }: LanguageListProps) {
	const messages = useMessages();
	return (
		<ul>
			{languages.map((language) => (
				<li key={language.code}>
					<a
						href={languageSwitchPath(language)}
						hrefLang={language.code}
						rel="nofollow"
						data-locale={language.code === current ? undefined : language.code}
						aria-current={language.code === current ? 'true' : undefined}
						className="flex min-h-14 items-center gap-4 px-5 py-3 hover:bg-fg/10"
					>
						<Flag code={language.flag} className="h-5 w-auto" />
						<span className="grow">
							<span lang={language.code} className="font-bold">
								{language.name}
							</span>
							{!language.isTranslated && (
								<span className="block text-xs text-muted">
									<span aria-hidden="true">→ {messages.notTranslatedShort}</span>
									<VisuallyHidden> ({messages.notTranslated})</VisuallyHidden>
								</span>
							)}
						</span>
						{language.code === current && <Icon name="check" className="size-5 text-mark" />}
					</a>
				</li>
			))}
		</ul>
	);
}

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
