/** Sends a request to the program's route as Next does, with the path's decoded segments. The import comes late: it reads the environment. */
export async function callRoute(request: Request): Promise<Response> {
	const { GET: response } = await import('../src/app/[...path]/route.ts');
	const path = new URL(request.url).pathname.slice(1).split('/').map(decodeURIComponent);
	return response(request, { params: Promise.resolve({ path }) });
}
