import { useLocation } from 'react-router';
import type { Header } from '~/content/shared-parts/shared-parts';
import { useLocale, useMessages } from '~/i18n/context';
import { ButtonRow } from '~/ui/actions/button-row';
import { Disclosure } from '~/ui/actions/disclosure';
import { Link } from '~/ui/actions/link';
import { Icon } from '~/ui/pictures/icon';
import type { LanguageLink } from '../languages';
import { LanguageList } from './language-switcher';
import { SubmenuLink } from './navigation';

interface MobileMenuProps {
	header: Header | null;
	languages: LanguageLink[];
}

/** The menu of narrow screens: a popover over the page, and the button that opens and closes it. */
export function MobileMenu({ header, languages }: MobileMenuProps) {
	const messages = useMessages();
	const locale = useLocale();
	const links = header?.links ?? [];
	return (
		<div className="xl:hidden">
			<button
				type="button"
				popoverTarget="mobile-menu"
				className="group/menu -mr-3 flex min-h-12 items-center gap-2 px-3 font-bold"
			>
				<span className="max-[23rem]:sr-only">{messages.menu}</span>
				<Icon name="menu" className="size-6 hides-when-open" />
				<Icon name="x" className="hidden size-6 shows-when-open" />
			</button>
			<div
				id="mobile-menu"
				popover="auto"
				data-locks-scroll=""
				className="menu-panel inset-x-0 bottom-0 h-auto w-full overflow-y-auto border-t-4 border-mark px-gutter pb-16"
			>
				<nav aria-label={messages.mainNavigation}>
					<ul className="divide-y-2 divide-line">
						{links.map((item) => (
							<li key={item.link.url + item.link.title}>
								<MobileMenuItem {...item} />
							</li>
						))}
					</ul>
				</nav>
				<ButtonRow buttons={header?.buttons ?? []} className="mt-8" />
				{languages.length > 1 && (
					<>
						<p className="mt-10 mb-2 text-sm font-bold text-muted">{messages.language}</p>
						<div className="-mx-5">
							<LanguageList languages={languages} current={locale} />
						</div>
					</>
				)}
			</div>
		</div>
	);
}

function MobileMenuItem({ link, submenu }: Header['links'][number]) {
	const messages = useMessages();
	const { pathname } = useLocation();
	if (submenu.length === 0) {
		return (
			<Link
				href={link.url}
				target={link.target}
				aria-current={link.url === pathname ? 'page' : undefined}
				className="flex min-h-16 items-center text-2xl font-bold"
			>
				{link.title}
			</Link>
		);
	}
	const hasOwnPage = link.url !== '' && link.url !== '#';
	return (
		<Disclosure
			group="mobile-menu"
			summary={<span className="text-2xl font-bold">{link.title}</span>}
		>
			<ul className="-mx-4 -mt-2">
				{hasOwnPage && (
					<li>
						<Link href={link.url} className="flex min-h-12 items-center p-4 font-bold text-link">
							{messages.overview(link.title)}
						</Link>
					</li>
				)}
				{submenu.map((item) => (
					<li key={item.link.url + item.link.title}>
						<SubmenuLink item={item} isCurrent={item.link.url === pathname} />
					</li>
				))}
			</ul>
		</Disclosure>
	);
}
