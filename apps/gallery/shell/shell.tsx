import { Outlet } from 'react-router';
import { Sidebar } from './sidebar.tsx';

/** The gallery's frame: parts at the left, the one chosen beside them. */
export function Shell() {
	return (
		<div className="shell">
			<Sidebar />
			<main className="shell-main">
				<Outlet />
			</main>
		</div>
	);
}
