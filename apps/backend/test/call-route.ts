/** Sends a request to the program's route as Next does, with the path's decoded segments. The import comes late: it reads the environment. */
export async function callRoute(request: Request): Promise<Response> {
	const { GET: answer } = await import('../src/app/[...path]/route.ts');
	const path = new URL(request.url).pathname.slice(1).split('/').map(decodeURIComponent);
	return answer(request, { params: Promise.resolve({ path }) });
}
