import { useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { type Category, categories } from '../catalog/parts.ts';
import { searchParts } from './search.ts';
import { partPath } from './view-settings.ts';

export const categoryNames: Record<Category, string> = {
	sections: 'Sections',
	'blog-elements': 'Blog elements',
	layouts: 'Layouts',
	ui: 'Interface parts',
};

/** All parts by category, with a search in their facts. */
export function Sidebar() {
	const [query, setQuery] = useState('');
	const { search } = useLocation();
	const matches = searchParts(query);
	return (
		<nav className="sidebar" aria-label="Parts">
			<NavLink className="sidebar-title" to={`/${search}`} end>
				Gallery
			</NavLink>
			<SearchField query={query} onChange={setQuery} count={matches.length} />
			<div className="sidebar-list">
				{categories.map((category) => {
					const members = matches.filter((part) => part.category === category);
					if (members.length === 0) return null;
					return (
						<section key={category} aria-labelledby={`room-${category}`}>
							<h2 id={`room-${category}`}>
								{categoryNames[category]} <span>{members.length}</span>
							</h2>
							<ul>
								{members.map((part) => (
									<li key={part.id}>
										<NavLink to={partPath(part.id, search)}>{part.name}</NavLink>
									</li>
								))}
							</ul>
						</section>
					);
				})}
				{matches.length === 0 && <p className="sidebar-none">No matches.</p>}
			</div>
		</nav>
	);
}

function SearchField(props: { query: string; onChange(query: string): void; count: number }) {
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		const focus = (event: KeyboardEvent) => {
			const isTyping = event.target instanceof HTMLInputElement;
			if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
			event.preventDefault();
			field.current?.focus();
		};
		addEventListener('keydown', focus);
		return () => removeEventListener('keydown', focus);
	}, []);
	return (
		<div className="sidebar-search">
			<input
				ref={field}
				type="search"
				aria-label="Search parts, fields and users"
				placeholder="Part, field or user"
				value={props.query}
				onChange={(event) => props.onChange(event.target.value)}
				onKeyDown={(event) => {
					if (event.key === 'Escape') props.onChange('');
				}}
			/>
			<kbd>/</kbd>
			<p role="status" className="visually-hidden">
				{props.count} parts
			</p>
		</div>
	);
}
