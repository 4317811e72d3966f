import { useLocation } from 'react-router';
import type { Header } from '~/content/shared-parts/shared-parts';
import { useMessages } from '~/i18n/context';
import { Link } from '~/ui/actions/link';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/pictures/icon';
import { SubmenuPanel } from './submenu-panel';

const itemClass =
	'flex min-h-12 items-center gap-1.5 px-2 text-left text-sm leading-tight font-bold 2xl:px-3.5 2xl:text-base hover:bg-fg/10 decoration-mark decoration-4 underline-offset-8 aria-[current]:underline';

/** The main navigation of wide screens. Submenus are popovers and work without JavaScript (APG disclosure navigation). */
export function Navigation({ links }: { links: Header['links'] }) {
	const messages = useMessages();
	const { pathname } = useLocation();
	const isTopLevel = links.some(({ link, submenu }) => !submenu.length && link.url === pathname);
	return (
		<nav aria-label={messages.mainNavigation} className="hidden min-w-0 xl:block">
			<ul className="flex flex-wrap items-center xl:max-2xl:-mx-2">
				{links.map(({ link, submenu }, index) => (
					<li key={link.url + link.title}>
						{submenu.length === 0 ? (
							<Link
								href={link.url}
								target={link.target}
								aria-current={link.url === pathname ? 'page' : undefined}
								className={itemClass}
							>
								{link.title}
							</Link>
						) : (
							<>
								<button
									type="button"
									popoverTarget={`submenu-${index}`}
									aria-current={
										isTopLevel || !submenu.some((item) => item.link.url === pathname)
											? undefined
											: 'true'
									}
									className={classNames(itemClass, 'group/menu')}
								>
									{link.title}
									<Icon name="chevron-down" className="size-4 turns-when-open" />
								</button>
								<SubmenuPanel id={`submenu-${index}`} link={link} submenu={submenu} />
							</>
						)}
					</li>
				))}
			</ul>
		</nav>
	);
}
