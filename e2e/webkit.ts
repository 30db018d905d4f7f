import { spawn } from 'node:child_process';
import { Builder, By, Capabilities, error } from 'selenium-webdriver';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { freePort } from './freePort';
import type { WebKitPrograms } from './otherBrowsers';

const WAIT = 30_000;

/** A page in WebKit, driven through WebDriver. */
export class WebKitPage {
  private readonly driver: WebDriver;

  constructor(driver: WebDriver) {
    this.driver = driver;
  }

  open(address: string): Promise<void> {
    return this.driver.get(address);
  }

  reload(): Promise<void> {
    return this.driver.navigate().refresh();
  }

  /** Waits until an element that matches is visible. */
  async see(selector: string): Promise<void> {
    await this.withShown(selector, () => Promise.resolve());
  }

  /** Clicks the first element that matches, as soon as it can be seen. */
  async press(selector: string): Promise<void> {
    await this.withShown(selector, (element) => element.click());
  }

  /** The page may replace an element between its being found and being used: then it is looked for again. */
  private async withShown(selector: string, use: (element: WebElement) => Promise<void>): Promise<void> {
    const isUsed = async () => {
      const [element] = await this.all(selector);
      if (!element || !(await element.isDisplayed())) return false;
      await use(element);
      return true;
    };
    await this.waitFor(() => isUsed().catch(falseIfGone), `No ${selector}`);
  }

  all(selector: string): Promise<WebElement[]> {
    return this.driver.findElements(By.css(selector));
  }

  async waitFor(question: () => Promise<boolean>, about: string): Promise<void> {
    await this.driver.wait(question, WAIT, about);
  }

  evaluate<T>(script: string): Promise<T> {
    return this.driver.executeScript<T>(script);
  }
}

/** Starts WebKit and its driver, gives the page to `use`, and stops both whatever happens. */
export async function withWebKit(
  { driver, browser, screen }: WebKitPrograms,
  use: (page: WebKitPage) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const service = spawn(screen, ['-a', driver, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  try {
    const session = await connect(`http://127.0.0.1:${port}`, browser);
    await use(new WebKitPage(session)).finally(() => session.quit());
  } finally {
    if (service.pid) process.kill(-service.pid);
  }
}

async function connect(service: string, browser: string): Promise<WebDriver> {
  await waitUntilReady(service);
  const options = { binary: browser, args: ['--automation'] };
  const wanted = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
  return new Builder().usingServer(service).withCapabilities(wanted).build();
}

/** The driver takes a moment before it listens. */
async function waitUntilReady(service: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(`${service}/status`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The driver of WebKit does not answer.');
}

function falseIfGone(problem: unknown): boolean {
  if (problem instanceof error.StaleElementReferenceError) return false;
  throw problem;
}
