import type { LocaleCode } from '@website/contracts/locales';
import { type Category, parts } from '../catalog/parts.ts';

interface SheetProps {
	category: Category;
	query: string;
	locale: LocaleCode;
}

/**
 * All parts of a category as small previews that link to their pages. They share a document: a frame for each would load the site 70 times.
 */
export function Sheet({ category, query, locale }: SheetProps) {
	return (
		<ul className={`sheet sheet-${category}`}>
			{parts
				.filter((part) => part.category === category)
				.map(({ id, name, examples }) => (
					<li key={id}>
						<div className="sheet-picture" inert>
							<div className="sheet-scaled" data-stage={category}>
								{examples[0]?.render(locale)}
							</div>
						</div>
						<a href={`/${id}${query}`} target="_parent">
							{name}
						</a>
						<span>{examples.length}</span>
					</li>
				))}
		</ul>
	);
}
