import type { RunOrigin } from '../run-origin.ts';
import { DeploymentError } from './explain-deployment-error.ts';

/**
 * Returns the address of GitHub's API, which may be GitHub Enterprise's, the repository and the commit.
 *
 * @throws DeploymentError if the run has no commit, or if the address is not safe for a token
 */
export function deploymentTarget({ repository = '', commit }: RunOrigin, env: NodeJS.ProcessEnv) {
  const [owner, repo] = repository.split('/');
  if (!owner || !repo || !commit) {
    throw new DeploymentError(
      'GITHUB_REPOSITORY and GITHUB_SHA do not say which commit of which repository is deployed.',
      'Leave `github-token` out if the action does not run on GitHub.',
    );
  }
  const address = env['GITHUB_API_URL'] || 'https://api.github.com';
  const { protocol, hostname } = URL.canParse(address) ? new URL(address) : { protocol: '', hostname: '' };
  const isLoopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback)) {
    throw new DeploymentError(
      'GITHUB_API_URL is not an https: address, so `github-token` is not sent there.',
      'Leave `github-token` out, or give the server a certificate.',
    );
  }
  return { apiUrl: address.replace(/\/+$/, ''), repository: { owner, repo }, commit };
}
